/** Repeats an action that may fail by chance, up to so many times. @throws the last error */
export async function tryAgain<Result>(attempt: () => Promise<Result>, tries: number): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (tries <= 1) throw error;
    return tryAgain(attempt, tries - 1);
  }
}
