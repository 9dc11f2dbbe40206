import { fetchPath } from '@/lib/api/browser'
import { listingPath } from '@/lib/api/listings'

/** The part of the details answer that names the pictures. */
interface Pictured {
  description?: { images?: string[] }
}

/** The addresses of all pictures of a listing, without a width; the answer may be a list of one. */
export async function loadPhotos(id: string): Promise<string[]> {
  const answer = await fetchPath<Pictured | Pictured[]>(listingPath(id))
  return [answer].flat()[0]?.description?.images ?? []
}
