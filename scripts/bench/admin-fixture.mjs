import { createHash, randomBytes } from 'node:crypto'
import { timed } from '../steps/print.mjs'
import { withoutIndexes } from './without-indexes.mjs'

const GUESTS = 100_000
const AUDIT_LINES = 200_000
const VENDORS = 50_000
/** Requests of guests about their data, and to cancel after the deadline; payouts, a hundred in a bank file. */
const REQUESTS = 50_000

/** Rows are written by INSERT … SELECT without triggers, which are made for one row at a time. */
const FILLED_TABLES = [
  'listings',
  'users',
  'bookings',
  'audit_trail',
  'vendors',
  'privacy_requests',
  'exception_requests',
  'payouts',
  'ledger_transactions',
  'ledger_entries',
]

/** What a copy of a listing has of its own; the other columns are those of its original. */
const COPIED = {
  id: `o.id || '-' || i`,
  name: `o.name || ' ' || i`,
  name_ar: `o.name_ar || ' ' || i`,
  city_id: 'c.id',
  district_id: 'NULL',
  latitude: 'o.latitude + (i % 1000) / 5000.0',
  longitude: 'o.longitude + (i % 777) / 5000.0',
  views: 'i % 5000',
  rank: 'i % 90000',
  booked: `'{}'`,
  state: `(ARRAY['live','live','live','live','live','live','live','paused','in_review','rejected'])[1 + i % 10]`,
  created_at: `now() - i * interval '7 minutes'`,
  waiting_since: `CASE WHEN i % 10 = 8 THEN now() - i * interval '1 minute' END`,
}

const FILL = ({ bookings }) => [
  [
    'users',
    `INSERT INTO users (id, phone, verified, first_name, last_name, email, created_at)
   SELECT 'bench' || i, '+9665' || lpad((10000000 + i)::text, 8, '0'), true,
     (ARRAY['Sara','Noura','Fahad','Omar','Reem','Salman','سارة','نورة','فهد','عمر'])[1 + i % 10],
     (ARRAY['Alharbi','Alqahtani','Alotaibi','Alghamdi','الحربي','القحطاني','العتيبي'])[1 + i % 7] || ' ' || i,
     'guest' || i || '@example.sa', now() - i * interval '1 minute'
   FROM generate_series(1, ${GUESTS}) i`,
  ],
  [
    'the numbers of the listings',
    `CREATE TEMP TABLE numbered AS
   SELECT row_number() OVER (ORDER BY id) - 1 AS n, id, vendor_id, city_id, type FROM listings`,
  ],
  ['their index', `CREATE INDEX ON numbered (n)`],
  [
    'bookings',
    `INSERT INTO bookings (id, code, listing_id, guest_id, vendor_id, state, period, check_in_at, check_out_at,
     party, units, payment_type, city_id, listing_type, total_halalas, due_now_halalas, paid_halalas, deposit_halalas, commission_percent, vat_percent,
     snapshot, arrival_code, created_at)
   SELECT 'bench' || i, 'DZ-' || translate(lpad(i::text, 7, '0'), '0123456789', 'ABCDEFGHJK'), l.id,
     'bench' || (1 + (i::bigint * 7919) % ${GUESTS}), l.vendor_id,
     (ARRAY['completed','completed','completed','completed','completed','completed','confirmed','cancelled_by_guest',
       'expired','rejected'])[1 + i % 10],
     b.period, now() - i * interval '1 minute' + interval '9 days', now() - i * interval '1 minute' + interval '11 days',
     b.party, 1, (ARRAY['fullPayment','halfPayment','payAtCheckin'])[1 + i % 3], l.city_id, l.type,
     50000 + i % 90000, 50000, 50000, 0, 10, 15, b.snapshot, '1234', now() - i * interval '1 minute'
   FROM generate_series(1, ${bookings}) i
   JOIN numbered l ON l.n = (i::bigint * 31) % (SELECT count(*) FROM numbered)
   CROSS JOIN (SELECT * FROM bookings LIMIT 1) b`,
  ],
  [
    'transactions of the ledger',
    `INSERT INTO ledger_transactions (id, idempotency_key, kind, booking_id, created_at)
   SELECT 'bench' || i, 'bench' || i, 'payment_captured', 'bench' || i, now() - i * interval '1 minute'
   FROM generate_series(1, ${bookings} / 2) i`,
  ],
  [
    'lines of the ledger',
    `INSERT INTO ledger_entries (id, transaction_id, account, amount_halalas)
   SELECT 'bench' || side || i, 'bench' || i, CASE side WHEN 1 THEN 'psp_clearing' ELSE 'commission_income' END,
     CASE side WHEN 1 THEN -50000 ELSE 50000 END
   FROM generate_series(1, ${bookings} / 2) i, generate_series(1, 2) side`,
  ],
  [
    'lines of the audit trail',
    `INSERT INTO audit_trail (id, actor_id, actor_role, action, subject_kind, subject_id, created_at)
   SELECT 'bench' || i, (SELECT id FROM users WHERE admin_role = 'owner' LIMIT 1), 'owner',
     (ARRAY['user_blocked','user_unblocked','user_data_opened'])[1 + i % 3], 'user', 'bench' || (1 + i % ${GUESTS}),
     now() - i * interval '3 minutes'
   FROM generate_series(1, ${AUDIT_LINES}) i`,
  ],
  [
    'vendors',
    `INSERT INTO vendors (id, type, state, company_name, suspended_at, created_at)
   SELECT 'bench' || i, (ARRAY['host','company'])[1 + i % 2],
     CASE WHEN i % 50 = 0 THEN 'waiting' WHEN i % 10 = 1 THEN 'rejected' ELSE 'approved' END,
     CASE WHEN i % 2 = 1 THEN 'شركة النخيل ' || i END, CASE WHEN i % 100 = 3 THEN now() END, now() - i * interval '1 hour'
   FROM generate_series(1, ${VENDORS}) i`,
  ],
  [
    'their owners',
    `INSERT INTO vendor_members (vendor_id, user_id, role)
   SELECT 'bench' || i, 'bench' || i, 'owner' FROM generate_series(1, ${VENDORS}) i`,
  ],
  [
    'requests about personal data',
    `INSERT INTO privacy_requests (id, user_id, kind, source, state, asked_at, due_at, decided_at)
   SELECT 'bench' || i, 'bench' || i, (ARRAY['deletion','export'])[1 + i % 2], 'account',
     CASE WHEN i % 20 = 0 THEN 'waiting' ELSE 'done' END, now() - i * interval '1 hour',
     now() - i * interval '1 hour' + interval '30 days', CASE WHEN i % 20 > 0 THEN now() - i * interval '50 minutes' END
   FROM generate_series(1, ${REQUESTS}) i`,
  ],
  [
    'requests to cancel',
    `INSERT INTO exception_requests (id, booking_id, reason, state, created_at)
   SELECT 'bench' || i, 'bench' || i, 'Ill', CASE WHEN i % 20 = 0 THEN 'pending' ELSE 'refused' END,
     now() - i * interval '1 hour'
   FROM generate_series(1, ${REQUESTS}) i`,
  ],
  [
    'bank files',
    `INSERT INTO payout_batches (id, payer_name, payer_iban, created_by, created_at, approved_by, approved_at, sent_at)
   SELECT 'bench' || i, 'Diyar', 'SA0380000000608010167519', 'bench1', now() - i * interval '1 day',
     CASE WHEN i > 1 THEN 'bench2' END, CASE WHEN i > 1 THEN now() - i * interval '1 day' END,
     CASE WHEN i > 1 THEN now() - i * interval '1 day' END
   FROM generate_series(1, ${REQUESTS} / 100) i`,
  ],
  [
    'payouts',
    `INSERT INTO payouts (id, vendor_id, iban, holder_name, is_holder_the_vendor, amount_halalas, state, batch_id,
     created_at, changed_at)
   SELECT 'bench' || i, 'bench' || i, 'SA0380000000608010167519', 'Sara Alharbi', true, 50000 + i,
     CASE WHEN i <= 100 THEN 'approved' WHEN i <= 300 THEN 'sent' ELSE 'paid' END, 'bench' || (1 + (i - 1) / 100),
     now() - i * interval '1 hour', now() - i * interval '1 hour'
   FROM generate_series(1, ${REQUESTS}) i`,
  ],
]

/** Fills a database with the demo up to the sizes of the target. */
export async function fillForAdmins(client, { listings, bookings }) {
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`)
  await withoutIndexes(client, FILLED_TABLES, async () => {
    await timed('  listings', async () => client.query(await copyListings(client, listings)))
    for (const [name, statement] of FILL({ bookings }))
      await timed(`  ${name}`, () => client.query(statement))
  })
  await client.query('SET session_replication_role = DEFAULT')
  await timed('  statistics', () => client.query('VACUUM ANALYZE'))
}

/** Each original of the demo in turn, in each city in turn. */
async function copyListings(client, wanted) {
  const { rows } = await client.query(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'listings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  )
  const names = rows.map(({ name }) => name)
  return `WITH originals AS (SELECT row_number() OVER (ORDER BY id) - 1 AS n, * FROM listings WHERE state = 'live'),
     city AS (SELECT row_number() OVER (ORDER BY id) - 1 AS n, id FROM cities)
   INSERT INTO listings (${names.join(', ')})
   SELECT ${names.map((name) => COPIED[name] ?? `o.${name}`).join(', ')}
   FROM generate_series(1, ${wanted} - (SELECT count(*)::int FROM listings)) i
   JOIN originals o ON o.n = i % (SELECT count(*) FROM originals)
   JOIN city c ON c.n = (i / 7) % (SELECT count(*) FROM city)`
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
