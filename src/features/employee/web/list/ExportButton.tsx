import { IconDownload } from '@tabler/icons-react'
import { downloadWorkbook } from '../../../../platform/web/download.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import type { ListState } from '../../../../platform/web/ui/useListState.ts'
import type { ListColumn } from '../../contract/columns.ts'
import { call } from '../queries.ts'
import { t } from '../texts.ts'

interface ExportButtonProps {
  // biome-ignore lint/suspicious/noExplicitAny: the filters of the list
  list: ListState<any>
  columns: readonly ListColumn[]
}

/** The list with its filters, all pages, as a workbook. */
export function ExportButton({ list, columns }: ExportButtonProps) {
  const s = useTexts(t)
  const run = async () => {
    const filters = Object.fromEntries(Object.entries(list.filters).filter(([, value]) => value !== ''))
    const book = await call('POST /ws/employee/export', { ...filters, columns: columns.join() }).catch(() => null)
    if (!book) return
    downloadWorkbook(book)
    toast.success(s.exported)
  }
  return (
    <ActButton variant="default" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />} onClick={run}>
      {s.export}
    </ActButton>
  )
}
