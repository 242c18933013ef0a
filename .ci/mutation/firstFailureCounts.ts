import fc from 'fast-check';

// The first failure is enough to notice a mutant; shrinking takes minutes. One seed makes scores repeatable, and half a second
// limits the inputs that a surviving mutant costs.
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: 500 });
