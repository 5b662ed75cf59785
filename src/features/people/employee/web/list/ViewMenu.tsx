import { ActionIcon, Button, Menu, Modal, TextInput } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { ListState } from '../../../../../platform/web/ui/useListState.ts'
import type { ListColumn } from '../../contract/columns.ts'
import { call, stale, useRead, useWrite } from '../queries.ts'
import { t } from '../texts.ts'

type Filters = { search: string; status: string; teamId: string; country: string; flag: string }
interface ViewMenuProps {
  list: ListState<Filters>
  columns: readonly ListColumn[]
  showColumns: (columns: readonly ListColumn[]) => void
}

const NO_FILTERS: Filters = { search: '', status: '', teamId: '', country: '', flag: '' }

/** Filters and columns under a name, of one member. */
export function ViewMenu({ list, columns, showColumns }: ViewMenuProps) {
  const s = useTexts(t)
  const views = useRead('GET /ws/employee/views')
  const [saving, setSaving] = useState(false)
  const remove = useWrite('POST /ws/employee/view/remove')
  return (
    <>
      <Menu position="bottom-end" withinPortal shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}>
            {s.views}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.data?.length === 0 && <Menu.Label>{s.noViews}</Menu.Label>}
          {views.data?.map((view) => (
            <div key={view.id} className={blocks.between}>
              <Menu.Item
                flex={1}
                onClick={() => {
                  list.setFilters({ ...NO_FILTERS, ...view.filters })
                  showColumns(view.columns)
                }}
              >
                {view.name}
              </Menu.Item>
              <ActionIcon size={32} aria-label={s.removeView(view.name)} onClick={() => void remove.run({ id: view.id })}>
                <IconTrash size={16} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </div>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setSaving(true)}>{s.saveView}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={saving} onClose={() => setSaving(false)} title={s.saveViewTitle} closeButtonProps={{ 'aria-label': s.close }}>
        {saving && <SaveView list={list} columns={columns} onClose={() => setSaving(false)} />}
      </Modal>
    </>
  )
}

function SaveView({ list, columns, onClose }: Pick<ViewMenuProps, 'list' | 'columns'> & { onClose: () => void }) {
  const s = useTexts(t)
  const filters = Object.fromEntries(Object.entries(list.filters).filter(([, value]) => value !== ''))
  const act = useActForm({
    initial: { name: '' },
    check: (typed) => checkFilled(typed, ['name']),
    save: ({ name }, options) => call('POST /ws/employee/view', { name, filters, columns: [...columns] }, options),
    stale,
    warn: false,
    onDone: () => {
      toast.success(s.viewSaved)
      onClose()
    },
  })
  return (
    <DialogForm needs="people:view" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose}>
      <TextInput description={s.viewHint} maxLength={40} required data-autofocus {...act.field('name', s.viewName)} />
    </DialogForm>
  )
}
