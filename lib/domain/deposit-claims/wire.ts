/** Whether a booking's page has something to say about its deposit. */
export const hasDeposit = <Deposit extends { amount: number; claim: unknown }>(
  deposit: Deposit | null,
): deposit is Deposit => deposit !== null && (deposit.amount > 0 || deposit.claim !== null)
