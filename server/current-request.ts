import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

export const runForRequest = (id: string, work: () => void) => current.run(id, work)

/** The request that is being answered; null in jobs and commands. */
export const currentRequestId = (): string | null => current.getStore() ?? null
