import { Modal } from '@mantine/core'
import blocks from '../../../platform/web/blocks.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import lists from '../../../platform/web/lists.module.css'
import css from './keys.module.css'
import { t } from './work-texts.ts'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const rows: [string[], string][] = [
    [['⌘ K', 'Ctrl K'], s.keyPalette],
    [['/'], s.keyFilter],
    [['c'], s.keyCreate],
    [['j', 'k'], s.keyMove],
    [['Enter'], s.keyOpen],
    [['Esc'], s.keyBack],
    [['?'], s.keyHelp],
  ]
  return (
    <Modal opened={open} onClose={onClose} title={s.keys} closeButtonProps={{ 'aria-label': s.close }}>
      <dl className={`${lists.lines} ${css.keys}`}>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={blocks.fine}>{s.keysAbout}</p>
    </Modal>
  )
}
