import { call } from '@/lib/api/call'
import { valueAt } from '@/lib/domain/listing/fields/paths'
import { listOf, textOf } from '@/lib/domain/listing/fields/wire-values'

/** The addresses of all pictures of a listing, without a width; the answer may be a list of one. */
export async function loadPhotos(id: string): Promise<string[]> {
  const answer = await call('GET /services/details/:id', { params: { id } })
  return listOf(valueAt([answer].flat()[0], 'description.images')).map(textOf)
}
