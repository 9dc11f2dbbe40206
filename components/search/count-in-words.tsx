import { useFoundCount } from './use-found-count'

export function CountInWords({ total }: { total: number }) {
  const found = useFoundCount()
  return <span>{found(total)}</span>
}
