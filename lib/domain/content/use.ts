export const MAX_USE = 10_000
