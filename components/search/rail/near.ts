/** Half a screen before a row is seen; more would fetch the first of them with the first screen. */
export const NEAR = '50% 0px'
