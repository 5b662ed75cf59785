import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import blocks from './blocks.module.css'
import { loadChunk } from './chunk.ts'
import { useTexts } from './i18n.tsx'
import { ActionButton } from './portal/actions.tsx'
import { clientTexts } from './texts.ts'

/**
 * A part of a page whose script is a chunk of its own: `lazy` with the limit of 120 s (source §8). A part that does not load, or throws,
 * is replaced by `Failed`; the page around it stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Failed: ComponentType = FailedPart,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    loadChunk(load).then(
      ({ default: Part }): { default: ComponentType<P> } => ({
        default: (props) => (
          <Bounds failed={<Failed />}>
            <Part {...props} />
          </Bounds>
        ),
      }),
      (): { default: ComponentType<P> } => ({ default: () => <Failed /> }),
    ),
  )
}

class Bounds extends Component<{ failed: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.failed : this.props.children
  }
}

/** Browsers cache a failed import, so the retry reloads the page. */
function FailedPart() {
  const s = useTexts(clientTexts)
  return (
    <div className={blocks.notice} data-tone="bad" role="alert">
      <p>{s.partFailed}</p>
      <ActionButton look="outline" onClick={() => location.reload()}>
        {s.reload}
      </ActionButton>
    </div>
  )
}
