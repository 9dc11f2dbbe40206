import { createHash, randomBytes } from 'node:crypto'

const GUESTS = 100_000

/** Rows by INSERT … SELECT; triggers are off, because they are written for one booking at a time. */
const FILL = ({ bookings }) => [
  `SET session_replication_role = replica`,
  `INSERT INTO users (id, phone, verified, first_name, last_name, email, created_at)
   SELECT 'bench' || i, '+9665' || lpad((10000000 + i)::text, 8, '0'), true,
     (ARRAY['Sara','Noura','Fahad','Omar','Reem','Salman','سارة','نورة','فهد','عمر'])[1 + i % 10],
     (ARRAY['Alharbi','Alqahtani','Alotaibi','Alghamdi','الحربي','القحطاني','العتيبي'])[1 + i % 7] || ' ' || i,
     'guest' || i || '@example.sa', now() - i * interval '1 minute'
   FROM generate_series(1, ${GUESTS}) i`,
  `CREATE TEMP TABLE numbered AS
   SELECT row_number() OVER (ORDER BY id) - 1 AS n, id, owner_id, type, name, name_ar FROM listings`,
  `CREATE INDEX ON numbered (n)`,
  `INSERT INTO bookings (id, code, listing_id, guest_id, vendor_user_id, state, period, check_in_at, check_out_at,
     party, units, payment_type, total_halalas, due_now_halalas, paid_halalas, deposit_halalas, commission_percent,
     snapshot, arrival_code, created_at)
   SELECT 'bench' || i, 'DZ-' || translate(lpad(i::text, 7, '0'), '0123456789', 'ABCDEFGHJK'), l.id,
     'bench' || (1 + (i::bigint * 7919) % ${GUESTS}), l.owner_id,
     (ARRAY['completed','completed','completed','completed','completed','completed','confirmed','cancelled_by_guest',
       'expired','rejected'])[1 + i % 10],
     b.period, now() - i * interval '1 minute' + interval '9 days', now() - i * interval '1 minute' + interval '11 days',
     b.party, 1, (ARRAY['fullPayment','halfPayment','payAtCheckin'])[1 + i % 3],
     50000 + i % 90000, 50000, 50000, 0, 10, b.snapshot, '1234', now() - i * interval '1 minute'
   FROM generate_series(1, ${bookings}) i
   JOIN numbered l ON l.n = (i::bigint * 31) % (SELECT count(*) FROM numbered)
   CROSS JOIN (SELECT * FROM bookings LIMIT 1) b`,
  `INSERT INTO ledger_transactions (id, idempotency_key, kind, booking_id, created_at)
   SELECT 'bench' || i, 'bench' || i, 'payment_captured', 'bench' || i, now() - i * interval '1 minute'
   FROM generate_series(1, ${bookings} / 2) i`,
  `INSERT INTO ledger_entries (id, transaction_id, account, amount_halalas)
   SELECT 'bench' || side || i, 'bench' || i, CASE side WHEN 1 THEN 'psp_clearing' ELSE 'commission_income' END,
     CASE side WHEN 1 THEN -50000 ELSE 50000 END
   FROM generate_series(1, ${bookings} / 2) i, generate_series(1, 2) side`,
  `SET session_replication_role = DEFAULT`,
  `ANALYZE`,
]

/** Fills a database that has listings up to the size of the target. */
export async function fillForAdmins(client, sizes) {
  for (const statement of FILL(sizes)) await client.query(statement)
}

/** The token of a session of the first owner of the console. */
export async function openAdminSession(client) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await client.query(
    `INSERT INTO sessions (token_hash, user_id, second_step_at, created_at, expires_at)
     SELECT $1, id, now(), now(), now() + interval '1 day' FROM users WHERE admin_role = 'owner' LIMIT 1`,
    [hash],
  )
  return token
}
