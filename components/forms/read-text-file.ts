import { MAX_FILE_CHARACTERS } from '@/lib/domain/settlements/settlement'

export type FileProblem = 'empty' | 'tooLarge' | 'notText' | 'unreadable'

/** A character has four bytes at most. */
const MAX_BYTES = 4 * MAX_FILE_CHARACTERS

/**
 * The text of a file in UTF-8, without a byte order mark; empty where there is a problem. Another encoding is refused, because its
 * letters would be stored as signs that nobody can read.
 */
export async function readTextFile(file: File): Promise<{ text: string; problem: FileProblem | null }> {
  if (file.size > MAX_BYTES) return { text: '', problem: 'tooLarge' }
  const bytes = await file.arrayBuffer().catch(() => null)
  // It was moved or deleted since it was chosen, or is a folder.
  if (bytes === null) return { text: '', problem: 'unreadable' }
  const text = decoded(bytes)
  if (text === null || text.includes('\0')) return { text: '', problem: 'notText' }
  if (text.trim() === '') return { text: '', problem: 'empty' }
  return text.length > MAX_FILE_CHARACTERS ? { text: '', problem: 'tooLarge' } : { text, problem: null }
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
