import { sql } from 'drizzle-orm'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'

interface Counting {
  now: Date
  countedBefore: Date
  since: Date
  /** conversations below which nothing is said */
  enough: number
  limit: number
}

/**
 * The median minutes from the first of a guest's consecutive messages to the host's next one that no template wrote, and in
 * how many percent of conversations there was one: a guest's last thanks needs none. A question counts after a day, when its
 * host is counted again; hosts without new messages keep their values.
 */
export async function measureResponseTimes(
  db: Db,
  { now, countedBefore, since: askedAfter, enough, limit }: Counting,
): Promise<void> {
  const dayAgo = addMinutes(now, -24 * 60).toISOString()
  await db.execute(sql`
    UPDATE vendors SET answers_counted_at = ${now.toISOString()}::timestamptz, (answer_minutes, answer_percent) = (
      SELECT CASE WHEN count(DISTINCT conversation_id) FILTER (WHERE answered_at IS NOT NULL) >= ${enough}
          THEN round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - asked_at) / 60))::int END,
        CASE WHEN count(DISTINCT conversation_id) >= ${enough}
          THEN round(100.0 * count(DISTINCT conversation_id) FILTER (WHERE answered_at IS NOT NULL)
            / count(DISTINCT conversation_id))::int END
      FROM (
        SELECT c.id AS conversation_id, asked.created_at AS asked_at, (
          SELECT min(answer.created_at) FROM messages answer
          WHERE answer.conversation_id = c.id AND answer.seq > asked.seq AND answer.sender_id <> c.guest_id
            AND NOT answer.is_automatic
        ) AS answered_at
        FROM conversations c JOIN messages asked ON asked.conversation_id = c.id AND asked.sender_id = c.guest_id
        LEFT JOIN messages before ON before.conversation_id = c.id AND before.seq = asked.seq - 1
        WHERE c.vendor_id = vendors.id AND c.guest_blocked_at IS NULL AND c.vendor_blocked_at IS NULL
          AND asked.created_at > ${askedAfter.toISOString()}::timestamptz AND before.sender_id IS DISTINCT FROM c.guest_id
      ) questions WHERE answered_at IS NOT NULL OR asked_at <= ${dayAgo}::timestamptz
    )
    WHERE id IN (
      SELECT v.id FROM vendors v
      WHERE (v.answers_counted_at IS NULL OR v.answers_counted_at <= ${countedBefore.toISOString()}::timestamptz)
        AND EXISTS (SELECT 1 FROM conversations c WHERE c.vendor_id = v.id
          AND (c.last_message_at > coalesce(v.answers_counted_at, '-infinity')
            OR c.last_message_at <= ${dayAgo}::timestamptz AND c.last_message_at > v.answers_counted_at - interval '1 day'))
      ORDER BY v.answers_counted_at NULLS FIRST LIMIT ${limit}
    )`)
}
