import fc from 'fast-check';

// The first failure kills a mutant; shrinking takes minutes. A fixed seed makes scores comparable,
// and half a second limits the inputs spent on a surviving mutant.
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: 500 });
