import { DomainError, type Issue, issue } from '@/lib/domain/issues'
import { MAX_PAGE, MAX_PAGE_SIZE, PAGE_SIZE } from '@/lib/domain/search/search-params'

export interface PageRequest {
  page: number
  pageSize: number
}

/** `page` from 1 and `pageSize` up to 50 (contract.md, General); throws a 400 that names the wrong one. */
export function readPage(query: { page?: string; pageSize?: string }): PageRequest {
  const issues = [
    ...validateCount('page', query.page, MAX_PAGE),
    ...validateCount('pageSize', query.pageSize, MAX_PAGE_SIZE),
  ]
  if (issues.length > 0) throw new DomainError('bad_request', { issues })
  return { page: Number(query.page || 1), pageSize: Number(query.pageSize || PAGE_SIZE) }
}

function validateCount(path: string, text: string | undefined, max: number): Issue[] {
  if (!text) return []
  if (!/^\d+$/.test(text)) return [issue(path, 'integer')]
  if (Number(text) < 1) return [issue(path, 'min', { min: 1 })]
  return Number(text) > max ? [issue(path, 'max', { max })] : []
}
