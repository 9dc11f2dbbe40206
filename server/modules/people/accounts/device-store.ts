import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { knownDevices } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'

/** More than a user needs; the oldest are deleted. */
const DEVICES_OF_A_USER = 10

/** Whether the user of a number has logged in on a device. */
export async function isKnownDevice(db: Db, deviceHash: string, phone: string): Promise<boolean> {
  const known = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceHash, deviceHash), eq(users.phone, phone)))
  return known.length > 0
}

/** Whether any user has logged in on the device: a browser of two users stays one device. */
export async function isAnyDevice(db: Db, deviceHash: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.deviceHash, deviceHash))) > 0
}

/** Whether a user has signed in on other devices, and never on this one. */
export async function isNewDevice(
  db: Db,
  { deviceHash, userId }: { deviceHash: string; userId: string },
): Promise<boolean> {
  const known = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  return known.length > 0 && known.every((one) => one.deviceHash !== deviceHash)
}

export async function rememberDevice(db: Db, device: typeof knownDevices.$inferInsert): Promise<void> {
  const { userId, lastUsedAt } = device
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.userId], set: { lastUsedAt } })
  const newest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.deviceHash))
    .limit(DEVICES_OF_A_USER)
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, newest)))
}

export async function deleteDevicesOf(db: Db, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
