import { onToast, type Toast } from '@/components/ui/toast/show-toast'

/** The toasts of each test of a file, from its first on; nobody listens any more when it ends. */
export function collectedToasts(): Toast[] {
  const toasts: Toast[] = []
  let stop = () => {}
  beforeEach(() => {
    toasts.length = 0
    stop = onToast((toast) => toasts.push(toast))
  })
  afterEach(() => stop())
  return toasts
}
