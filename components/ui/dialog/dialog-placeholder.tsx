import { createPortal } from 'react-dom'
import { Skeleton } from '@/components/ui/skeleton'
import styles from './dialog-placeholder.module.css'

/** The placeholder of a dialog while its script and messages load. */
export const DialogPlaceholder = () => <Coming shape="dialog" />
export const DrawerPlaceholder = () => <Coming shape="drawer" />
export const OpeningPage = () => <Coming shape="full" />

function Coming({ shape }: { shape: 'dialog' | 'drawer' | 'full' }) {
  if (typeof document === 'undefined') return null
  return createPortal(
    <div className={styles.scrim} data-opening data-shape={shape}>
      <div className={styles.panel}>
        <Skeleton $inline="60%" $block="28px" />
        <Skeleton $block="72px" />
        <Skeleton $block="72px" />
      </div>
    </div>,
    document.body,
  )
}
