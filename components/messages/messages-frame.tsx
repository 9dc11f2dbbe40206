import styled from 'styled-components'

/**
 * Two panes from 960 px; below that the list, or the thread alone between the header and the end of the screen, or
 * the keyboard.
 */
export const MessagesFrame = styled.div`
  --free: var(--visible, 100dvh);
  inline-size: min(100%, var(--page-max)); margin-inline: auto; display: grid; grid-template-columns: minmax(0, 1fr);
  > .list { padding: var(--s-6) var(--gutter) var(--s-12); min-block-size: 60vh; min-inline-size: 0; }
  > .thread { display: none; min-inline-size: 0; }
  &[data-thread] > .list { display: none; }
  &[data-thread] > .thread { display: grid; block-size: calc(var(--free) - var(--h-header-m)); }
  .title { font-size: var(--fs-2xl); margin-block-end: var(--s-4); }
  @media (min-width: 960px) {
    grid-template-columns: minmax(300px, 380px) minmax(0, 1fr); gap: var(--s-5);
    padding: var(--s-6) var(--gutter); block-size: max(560px, calc(100dvh - var(--h-header)));
    > .list, &[data-thread] > .list { display: block; padding: 0; min-block-size: 0; overflow-y: auto; overscroll-behavior: contain; }
    > .thread, &[data-thread] > .thread {
      display: grid; block-size: auto; min-block-size: 0; overflow: hidden; border-radius: var(--r-xl);
      background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
    }
  }
`

/** Nothing chosen yet, on wide screens. */
export const NothingChosen = styled.div`
  display: grid; place-content: center; justify-items: center; gap: var(--s-3); color: var(--c-ink-3); text-align: center; padding: var(--s-6);
`
