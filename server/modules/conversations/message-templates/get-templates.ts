import type { MessageTemplatesWire } from '@/lib/contract/schemas/messages/templates'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import type { Member } from '@/server/policy/signed-in'
import { listNotes, listTemplates } from './store'

/** The templates of a vendor with the listings that they may be for. */
export async function getTemplates({ db }: Deps, { vendorId }: Member): Promise<MessageTemplatesWire> {
  const [rows, notes] = await Promise.all([listTemplates(db, vendorId), listNotes(db, vendorId)])
  return {
    data: rows.map(({ template, listingIds }) => {
      const { id, moment, hour, isOn, isForAll, bodyAr, bodyEn } = template
      return { _id: id, moment, hour, isOn, listingIds: isForAll ? null : listingIds, ar: bodyAr, en: bodyEn }
    }),
    listings: notes.map(({ id, wifi, ...name }) => ({ _id: id, ...rowName(name), wifi: wifi ?? '' })),
  }
}
