import pg from 'pg'
import { print } from '../steps/print.mjs'

/** How many of the last failures are named when errors did not end in time. */
const MOST_LATEST = 5
const KINDS = ['page', 'call', 'booking', 'message']

/** What a fault cost: from its instant until the next one. */
export function judgeFault({ name, limitSeconds, since, recoveredAt, until }, events) {
  const seen = events.filter(({ endedAt }) => endedAt >= since && endedAt < until)
  const failed = seen.filter(({ isAnswered }) => !isAnswered)
  const late = failed.filter(({ endedAt }) => endedAt > recoveredAt)
  const last = late.reduce((latest, { endedAt }) => Math.max(latest, endedAt), recoveredAt)
  const seconds = (last - recoveredAt) / 1000
  const people = failed.filter(({ kind }) => KINDS.includes(kind))
  return {
    name,
    limitSeconds,
    seconds,
    asked: seen.length,
    failed: failed.length,
    latest: late.toSorted((a, b) => b.endedAt - a.endedAt).slice(0, MOST_LATEST),
    withoutSentence: people.filter(({ hasSentence }) => !hasSentence),
    isMet: seconds <= limitSeconds,
  }
}

export function reportFault({ name, seconds, limitSeconds, isMet, asked, failed, latest, withoutSentence }) {
  const share = ((100 * failed) / Math.max(1, asked)).toFixed(1)
  const verdict = isMet ? 'met' : 'NOT MET'
  print(
    `${name}: errors ended after ${seconds.toFixed(1)} s (${limitSeconds}: ${verdict}); ${failed} of ${asked} requests failed (${share} %)`,
  )
  for (const { kind, path, status, startedAt, endedAt } of isMet ? [] : latest)
    print(`  of the last: ${kind} ${path} ${status} after ${endedAt - startedAt} ms`)
  for (const { kind, path, status, problem } of withoutSentence.slice(0, 5))
    print(`  without a sentence: ${kind} ${path} ${status} ${problem ?? ''}`)
}

/** What the database holds at the end, against what was acknowledged. */
export async function judgeData(connectionString, { since, bookings, messages }) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const one = async (text, values) => (await client.query(text, values)).rows[0].count
  try {
    const booked = await one('SELECT count(*)::int AS count FROM bookings WHERE id = ANY($1)', [bookings])
    const written = await one('SELECT count(*)::int AS count FROM messages WHERE client_id = ANY($1)', [
      messages,
    ])
    const overlaps = await one(`SELECT count(*)::int AS count FROM allocations a JOIN allocations b
      ON a.unit_id = b.unit_id AND a.id < b.id AND a.during && b.during
      WHERE a.state <> 'released' AND b.state <> 'released'`)
    // Guests of the demo have several bookings of one instant.
    const twice = await one(
      `SELECT count(*)::int AS count FROM (SELECT 1 FROM bookings WHERE created_at >= $1
        GROUP BY guest_id, listing_id, check_in_at, created_at HAVING count(*) > 1) AS repeated`,
      [since],
    )
    return {
      lostBookings: bookings.length - booked,
      lostMessages: messages.length - written,
      doubleBookings: overlaps + twice,
    }
  } finally {
    await client.end()
  }
}
