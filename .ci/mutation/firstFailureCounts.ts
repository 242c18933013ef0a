import fc from 'fast-check';

// A mutant is found out by the first failure: looking for a smaller one takes minutes.
fc.configureGlobal({ endOnFailure: true });
