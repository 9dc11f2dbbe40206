import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'

interface Counting {
  now: Date
  countedBefore: Date
  since: Date
  enough: number
  limit: number
}

/**
 * The median minutes from the first of a guest's consecutive messages to the host's next one
 * that no template wrote. Hosts without new
 * messages keep their value.
 */
export async function measureResponseTimes(
  db: Db,
  { now, countedBefore, since: askedAfter, enough, limit }: Counting,
): Promise<void> {
  await db.execute(sql`
    UPDATE vendors SET answers_counted_at = ${now.toISOString()}::timestamptz, answer_minutes = (
      SELECT CASE WHEN count(*) >= ${enough}
        THEN round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - asked_at) / 60))::int END
      FROM (
        SELECT asked.created_at AS asked_at, (
          SELECT min(answer.created_at) FROM messages answer
          WHERE answer.conversation_id = c.id AND answer.seq > asked.seq AND answer.sender_id <> c.guest_id
            AND NOT answer.is_automatic
        ) AS answered_at
        FROM conversations c JOIN messages asked ON asked.conversation_id = c.id AND asked.sender_id = c.guest_id
        LEFT JOIN messages before ON before.conversation_id = c.id AND before.seq = asked.seq - 1
        WHERE c.vendor_id = vendors.id AND asked.created_at > ${askedAfter.toISOString()}::timestamptz
          AND before.sender_id IS DISTINCT FROM c.guest_id
      ) questions WHERE answered_at IS NOT NULL
    )
    WHERE id IN (
      SELECT v.id FROM vendors v
      WHERE (v.answers_counted_at IS NULL OR v.answers_counted_at <= ${countedBefore.toISOString()}::timestamptz)
        AND EXISTS (SELECT 1 FROM conversations c WHERE c.vendor_id = v.id
          AND c.last_message_at > coalesce(v.answers_counted_at, '-infinity'))
      ORDER BY v.answers_counted_at NULLS FIRST LIMIT ${limit}
    )`)
}
