import { inspect } from 'node:util'
import { limitRepeated } from '@/lib/telemetry/repeated'

const KIND_LENGTH = 300

/** Next writes the trace of every page that fails: an equal one follows after a minute at the earliest, with a count. */
export function limitConsoleErrors(target: Pick<Console, 'error'> = console): void {
  const write = target.error.bind(target)
  const admit = limitRepeated()
  target.error = (...parts: unknown[]) => {
    const admitted = admit(parts.map(kindOf).join(' '))
    if (!admitted) return
    write(...parts)
    if (admitted.leftOut > 0) write(`The error above was left out ${admitted.leftOut} times before.`)
  }
}

/** Of an error its message and where it was thrown; ids of requests differ each time. */
function kindOf(part: unknown): string {
  const text =
    part instanceof Error ? (part.stack ?? part.message) : typeof part === 'string' ? part : inspect(part)
  return text.slice(0, KIND_LENGTH)
}
