import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths */
  $inline?: string
  $block?: string
}

/** A grey stand-in with the size of what is coming. */
export function Skeleton({ $inline = '100%', $block = '1em' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: $inline, blockSize: $block }} aria-hidden="true" />
  )
}
