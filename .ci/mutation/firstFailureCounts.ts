import fc from 'fast-check';

// A mutant is found out by the first failure: looking for a smaller one takes minutes. The same inputs for each, so that a
// score can be had again; and for one that nothing notices, no more of them than half a second takes.
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: 500 });
