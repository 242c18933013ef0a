/** Does something that may fail through nobody's fault, up to so many times. @throws what the last one throws */
export async function tryAgain<Result>(attempt: () => Promise<Result>, tries: number): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (tries <= 1) throw error;
    return tryAgain(attempt, tries - 1);
  }
}
