import Redis from 'ioredis'
import { CONTENT } from '@/gateway/limits'
import { CONTENT_CHANNEL } from '@/lib/domain/content-channel'

export interface ContentChannel {
  /** whether a change is announced here now */
  isOpen: () => boolean
  /** called at each announcement, and after each gap in which one may have been missed */
  listen: (onAnnounced: () => void) => void
  close: () => void
}

/** The announcements of the api over Redis. It connects again by itself; the log has the first cause of each outage. */
export function openContentChannel(url: string, logError: (error: unknown) => void): ContentChannel {
  let isOpen = false
  let isReported = false
  const redis = new Redis(url, {
    keepAlive: CONTENT.channelKeepAliveMs,
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(50 * tries, CONTENT.askMs),
  })
  redis.on('error', (error) => {
    if (!isReported) logError(error)
    isReported = true
  })
  redis.on('close', () => {
    isOpen = false
  })
  return {
    isOpen: () => isOpen,
    listen(onAnnounced) {
      redis.on('message', onAnnounced)
      redis.on('ready', () => {
        isReported = false
        const opened = redis.subscribe(CONTENT_CHANNEL).then(() => {
          isOpen = true
          onAnnounced()
        })
        // A connection that breaks here is reported as such.
        opened.catch(() => undefined)
      })
    },
    close: () => redis.disconnect(),
  }
}
