import { useRouter } from '@/lib/i18n/navigation'

/** After signing in a visitor who chose to become a vendor goes on to the form; the page itself knows who is one already. */
export function useBecomeVendor(): () => void {
  const router = useRouter()
  return () => router.push('/loginvendor?begin=1')
}
