import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { firstColumns, type ListColumn, listColumns } from '../../contract/columns.ts'
import { t } from '../texts.ts'

interface ColumnMenuProps {
  allowed: readonly ListColumn[]
  shown: readonly ListColumn[]
  onChange: (columns: readonly ListColumn[]) => void
}

/** The columns of the list; the name is always there. */
export function ColumnMenu({ allowed, shown, onChange }: ColumnMenuProps) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Popover position="bottom-end" withinPortal shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.75} aria-hidden="true" />}>
          {s.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        <div className={blocks.tight}>
          {allowed.map((name) => (
            <Checkbox
              key={name}
              label={listColumns[name][lang]}
              checked={shown.includes(name)}
              disabled={name === 'name'}
              onChange={(event) => {
                const on = event.currentTarget.checked
                onChange(allowed.filter((one) => (one === name ? on : shown.includes(one))))
              }}
            />
          ))}
          <Button variant="subtle" size="xs" onClick={() => onChange(firstColumns)}>
            {s.usualColumns}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
