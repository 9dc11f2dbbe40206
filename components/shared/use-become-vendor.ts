import { useRouter } from '@/lib/i18n/navigation'

/** After signing in, a visitor who chose to become a vendor continues to the form; the page detects existing vendors. */
export function useBecomeVendor(): () => void {
  const router = useRouter()
  return () => router.push('/loginvendor?begin=1')
}
