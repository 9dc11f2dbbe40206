import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import { ADMIN_AREAS, type AdminArea, mayRead } from '@/lib/domain/admin/areas'
import { areaOfItem } from '@/lib/domain/admin/presence'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { ITEM_EVENT, type LiveEvents } from '@/lib/domain/notifications/live-events'
import { type LocalizedName, nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { readSessionOf } from '@/server/modules/people/accounts/read-session'
import type { TicketOwner } from '@/server/modules/people/realtime/ticket'

type Reported = { [Name in keyof LiveEvents]: (event: LiveEvents[Name]) => void }
/** The owner of a socket with the vendors that it is a member of; of an admin the role that its rooms are for, and the item that is looked at. */
type Holder = TicketOwner & {
  vendorIds: string[]
  adminRole?: AdminRole
  viewed?: { item: string; name: LocalizedName }
}
export type LiveServer = Server<DefaultEventsMap, Reported, DefaultEventsMap, Holder>
export type LiveSocket = Socket<DefaultEventsMap, Reported, DefaultEventsMap, Holder>
type ConsoleDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/** More looks in that time come from no person; each one reads the session. */
const MAX_VIEWS = 60
const VIEWS_COUNT_MS = 30_000
/** A busy market changes more often than anybody reads. */
const QUIET_MS = 1000

const roomOfArea = (area: AdminArea) => `console/${area}`
const roomOfItem = (item: string) => `item/${item}`

/** Lets the pages of the console say what their admin looks at; a page of anybody else is disconnected for it. */
export function admitViewers(io: LiveServer, socket: LiveSocket, deps: ConsoleDeps): void {
  let turn = Promise.resolve()
  const inTurn = (act: () => Promise<void>) => {
    turn = turn
      .then(act)
      .catch((err: unknown) => deps.log.warn({ err }, 'a view of an admin was not recorded'))
  }
  const isTooOften = countViews()
  socket.on(ITEM_EVENT, (item: unknown) => {
    if (isTooOften()) socket.disconnect(true)
    else inTurn(() => viewItem(io, socket, deps, item))
  })
  socket.on('disconnect', () => inTurn(() => leaveItem(io, socket)))
}

async function viewItem(io: LiveServer, socket: LiveSocket, deps: ConsoleDeps, item: unknown): Promise<void> {
  const user = await readSessionOf(deps, socket.data.sessionHash)
  const role = user?.adminRole ?? null
  if (!user || role === null) return void socket.disconnect(true)
  await leaveItem(io, socket)
  socket.data.adminRole = role
  for (const area of ADMIN_AREAS) {
    if (mayRead(role, area)) await socket.join(roomOfArea(area))
    else await socket.leave(roomOfArea(area))
  }
  const area = areaOfItem(item)
  if (area === null || !mayRead(role, area) || !socket.connected) return
  socket.data.viewed = {
    item: String(item),
    name: nameToWire(publicNameOf({ ...user, displayName: null, displayNameAr: null })),
  }
  await socket.join(roomOfItem(String(item)))
  await announceViewers(io, String(item))
}

/** Until the next view, which reads the role anew. */
export async function leaveConsole(io: LiveServer, socket: LiveSocket): Promise<void> {
  delete socket.data.adminRole
  for (const area of ADMIN_AREAS) await socket.leave(roomOfArea(area))
  await leaveItem(io, socket)
}

async function leaveItem(io: LiveServer, socket: LiveSocket): Promise<void> {
  const { viewed: before } = socket.data
  if (!before) return
  delete socket.data.viewed
  await socket.leave(roomOfItem(before.item))
  await announceViewers(io, before.item)
}

/** Each admin in front of an item reads the names of the others, whatever tabs and devices they use. */
async function announceViewers(io: LiveServer, item: string): Promise<void> {
  const sockets = await io.in(roomOfItem(item)).fetchSockets()
  const names = new Map(sockets.flatMap(({ data }) => (data.viewed ? [[data.userId, data.viewed.name]] : [])))
  for (const one of sockets) {
    const others = [...names].filter(([userId]) => userId !== one.data.userId).map(([, name]) => name)
    one.emit('admin.present', { item, others })
  }
}

function countViews(): () => boolean {
  let [count, since] = [0, Date.now()]
  return () => {
    if (Date.now() - since > VIEWS_COUNT_MS) [count, since] = [0, Date.now()]
    count += 1
    return count > MAX_VIEWS
  }
}

/** Tells admins of a change at once, and of those that follow within a second together. */
export function announcerTo(io: LiveServer): (area: AdminArea) => void {
  const quiet = new Map<AdminArea, { isAgain: boolean }>()
  const announce = (area: AdminArea): void => {
    const pause = quiet.get(area)
    if (pause) {
      pause.isAgain = true
      return
    }
    io.to(roomOfArea(area)).emit('admin.changed', { area })
    const begun = { isAgain: false }
    quiet.set(area, begun)
    setTimeout(() => {
      quiet.delete(area)
      if (begun.isAgain) announce(area)
    }, QUIET_MS).unref()
  }
  return announce
}
