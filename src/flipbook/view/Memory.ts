/** What outlives a controller: React may take effects away and bring them back. */
export interface Memory {
  /** The page to come back to: the one viewed before an orientation joined it with another. */
  lastViewedPage: number;
  /** Whether a turn has landed: from then on the status says what lies open. */
  hasLanded: boolean;
  /** Whether the first paint has been reported. */
  hasPainted: boolean;
}
