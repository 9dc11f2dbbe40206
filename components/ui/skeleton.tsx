import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths */
  $inline?: string
  $block?: string
}

/** A grey placeholder with the size of the content. */
export function Skeleton({ $inline = '100%', $block = '1em' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: $inline, blockSize: $block }} aria-hidden="true" />
  )
}
