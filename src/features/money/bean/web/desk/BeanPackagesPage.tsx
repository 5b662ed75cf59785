import { useState } from 'react'
import { amountText } from '../../../../../platform/contract/amount.ts'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { EditRow, EditRows } from '../../../../../platform/web/ui/EditRow.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useStartVersion } from '../../../../../platform/web/ui/useStartVersion.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { beanCalls } from '../../contract/calls.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Row = ResultOf<(typeof beanCalls)['GET /ws/operator/beanPackages']>[number]

/** The price of a package of beans from now on. */
export default function BeanPackagesPage() {
  const s = useTexts(t)
  const query = useRead('GET /ws/operator/beanPackages', {}, watched)
  return (
    <>
      <PageHeader title={s.packagesTitle} about={s.packagesAbout} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.isError && <Bones />}
      {query.data && (
        <SectionCard>
          <EditRows>
            {query.data.map((row) => (
              <PackageRow key={row.beans} row={row} />
            ))}
          </EditRows>
        </SectionCard>
      )}
    </>
  )
}

function PackageRow({ row }: { row: Row }) {
  const s = useTexts(t)
  const may = useMay('operator:settings')
  const [typed, setTyped] = useState<string | null>(null)
  const start = useStartVersion(row.version, typed !== null)
  const save = useWrite('POST /ws/operator/beanPackage', {
    quiet: true,
    onError: start.refused,
    onDone: () => {
      toast.success(s.saved)
      setTyped(null)
    },
  })
  const name = s.beans(row.beans)
  const wrong = save.fields['price']
  return (
    <EditRow
      needs="operator:settings"
      name={name}
      value={row.priceMinor !== null && <MoneyText amountMinor={row.priceMinor} currency="CNY" />}
      none={s.notOnSale}
      last={
        row.changedAt ? (
          <>
            {row.changedBy && <>{row.changedBy} · </>}
            <TimeText value={row.changedAt} />
          </>
        ) : (
          s.never
        )
      }
      field={
        typed === null ? null : (
          <MoneyField label={s.priceLabel(name)} currency="CNY" value={typed} onChange={setTyped} data-path="price" error={wrong} />
        )
      }
      editLabel={may ? s.editThis(name) : undefined}
      pending={save.pending}
      failure={wrong ? null : save.error}
      onEdit={() => setTyped(row.priceMinor === null ? '' : amountText(row.priceMinor, 'CNY'))}
      onClose={() => setTyped(null)}
      onSave={() => void save.run({ beans: row.beans, version: start.version, price: typed?.trim() ?? '' })}
    />
  )
}
