const LOST_CODES = [
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
  ],
  '53300',
]
/** No connection, a server that stops or starts, a server that cannot reach its own files. */
const LOST_CLASSES = ['08', '57P', '58']
/** What the embedded database throws when it has ended inside this process. */
const ENDED_NAMES = ['RuntimeError', 'ExitStatus']
const LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|connection error|PGlite is closed/i

const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']
const FULL_MESSAGE = /no space left on device|disk quota exceeded/i

/** Drizzle hides the driver's error in `cause`, sometimes two deep. */
type Cause = { code?: string; message?: string; name?: string }

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  let one = error
  while (one instanceof Error && causes.length < 5) {
    causes.push(one as Cause)
    one = one.cause
  }
  return causes
}

/** The database is not there, or went away in the middle; nothing is wrong with the call. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(
    ({ code = '', message = '', name = '' }) =>
      LOST_CODES.includes(code) ||
      ENDED_NAMES.includes(name) ||
      LOST_CLASSES.some((start) => code.startsWith(start)) ||
      LOST_MESSAGE.test(message),
  )
}

/** The disk of the database or of the files has no room (SQLSTATE 53100); what was begun was undone. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some(
    ({ code = '', message = '' }) => FULL_CODES.includes(code) || FULL_MESSAGE.test(message),
  )
}

/** A value that no column can hold, such as a NUL in a text (SQLSTATE class 22). */
export function isDataException(error: unknown): boolean {
  return causesOf(error).some(({ code = '' }) => /^22[0-9A-Z]{3}$/.test(code))
}
