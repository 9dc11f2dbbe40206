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
/** SQLSTATE and Node codes: no connection, a server that stops or starts or cannot read its files. */
const LOST_CLASSES = ['08', '57P', '58']
/** Messages of the embedded database after it has ended inside this process. */
const ENDED_NAMES = ['RuntimeError', 'ExitStatus']
const LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|connection error|PGlite is closed/i

const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']
const FULL_MESSAGE = /no space left on device|disk quota exceeded/i

/** Drizzle wraps the driver's error in `cause`, sometimes twice. By shape: another realm has another `Error`. */
type Cause = { code?: unknown; message?: string; name?: string; cause?: unknown }

/** A fetch that was given up has a number for its code, which is none of ours. */
const readCause = ({ code, message, name }: Cause) => ({
  code: typeof code === 'string' ? code : undefined,
  message,
  name,
})

function causesOf(error: unknown) {
  const causes: ReturnType<typeof readCause>[] = []
  let one = error
  while (typeof one === 'object' && one !== null && causes.length < 5) {
    causes.push(readCause(one))
    one = (one as Cause).cause
  }
  return causes
}

/** A statement that would write reached a replica: its server was the primary until a moment ago. */
const READ_ONLY = '25006'

export function isReadOnly(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === READ_ONLY)
}

/** Whether the database is unreachable or the connection broke, also by a failover; the call itself is not at fault. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(
    ({ code = '', message = '', name = '' }) =>
      LOST_CODES.includes(code) ||
      code === READ_ONLY ||
      ENDED_NAMES.includes(name) ||
      LOST_CLASSES.some((start) => code.startsWith(start)) ||
      LOST_MESSAGE.test(message),
  )
}

/** Class 28 and 3D000 of SQLSTATE: no such account, password or database, which may still be made. */
export function isRefusedAtTheDoor(error: unknown): boolean {
  return causesOf(error).some(({ code = '' }) => /^(28[0-9A-Z]{3}|3D000)$/.test(code))
}

/** Whether the disk of the database or of the files is full (SQLSTATE 53100); the transaction was rolled back. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some(
    ({ code = '', message = '' }) => FULL_CODES.includes(code) || FULL_MESSAGE.test(message),
  )
}

/** Whether a value fits no column, such as a NUL in a text (SQLSTATE class 22). */
export function isDataException(error: unknown): boolean {
  return causesOf(error).some(({ code = '' }) => /^22[0-9A-Z]{3}$/.test(code))
}

/** Whether a transaction lost a deadlock or a serialisation: it was rolled back, and may succeed when it is run again. */
export function isLostRace(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '40P01' || code === '40001')
}

/** Whether a statement was refused because an earlier one of its transaction had failed. */
export function isRefusedAfterFailure(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '25P02')
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export function isLockTimeUp(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '55P03')
}

/** Whether the database ended a statement because its time was up (`statement_timeout`). */
export function isTimeUp(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '57014')
}
