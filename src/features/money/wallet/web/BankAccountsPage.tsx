import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { isIndividual, useSession } from '../../../../platform/web/session.ts'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { useAreaTree } from '../../../base/area/web/queries.ts'
import { RevealSecret } from '../../../base/secret/web/parts/RevealSecret.tsx'
import type { BankAccountRow } from '../contract/schema.ts'
import { BankAccountForm } from './bank/BankAccountForm.tsx'
import { masked } from './bank/masked.ts'
import { t } from './bank/texts.ts'
import { useBankAccounts, useWrite } from './queries.ts'
import { walletTexts } from './texts.ts'

/** The bank accounts for withdrawals, of a company or an individual. */
export default function BankAccountsPage() {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const lang = useLang()
  const mayEdit = useMay('bank:edit')
  const accounts = useBankAccounts()
  const areas = useAreaTree()
  const [adding, setAdding] = useState(false)
  const narrow = useMediaQuery(breakpoints.phone)
  const nameOf = (row: BankAccountRow) => `${row.bankName} ${masked(row.accountNumber)}`
  const country = (code: string) => <RegionBadge code={code} name={areas.data?.find((area) => area.code === code)?.[lang] ?? ''} />
  const addButton = mayEdit && (
    <Button onClick={() => setAdding(true)} data-key="create">
      {s.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={accounts.data?.length ? addButton : undefined} />
      <DataTable
        label={s.title}
        query={accounts}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'bank',
            title: s.bankName,
            render: (row) => (
              <>
                <strong>{row.bankName}</strong> {row.isDefault && <StatusTag tone="ok">{s.isDefault}</StatusTag>}
              </>
            ),
          },
          { key: 'currency', title: s.currency, render: (row) => row.currency },
          { key: 'number', title: s.number, render: (row) => <AccountNumber row={row} name={nameOf(row)} /> },
          { key: 'holder', title: s.holder, render: (row) => row.holderName },
          { key: 'swift', title: s.swift, render: (row) => row.swift || '—' },
          { key: 'country', title: s.region, render: (row) => country(row.country) },
          { key: 'acts', title: s.acts, align: 'end', render: (row) => mayEdit && <RowActions row={row} name={nameOf(row)} /> },
        ]}
        card={(row) => ({
          title: (
            <>
              {row.bankName} · {row.currency}
            </>
          ),
          status: row.isDefault && <StatusTag tone="ok">{s.isDefault}</StatusTag>,
          money: <AccountNumber row={row} name={nameOf(row)} />,
          meta: row.holderName,
          next: mayEdit && <RowActions row={row} name={nameOf(row)} />,
        })}
        empty={<EmptyState title={s.empty} why={s.emptyWhy} action={addButton} />}
      />
      <Modal
        opened={adding}
        onClose={() => setAdding(false)}
        title={s.add}
        size="lg"
        fullScreen={narrow ?? false}
        closeButtonProps={{ 'aria-label': w.close }}
      >
        <BankAccountForm
          onCancel={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            toast.success(s.added)
          }}
        />
      </Modal>
    </>
  )
}

function AccountNumber({ row, name }: { row: BankAccountRow; name: string }) {
  const s = useTexts(t)
  const isOwn = isIndividual(useSession().userInfo)
  return (
    <RevealSecret
      place={{ table: 'bankAccount', column: 'accountNumber', row: row.id }}
      mask={row.accountNumber}
      name={s.numberOf(name)}
      needs="bank:edit"
      {...(isOwn && { reason: s.own })}
    />
  )
}

function RowActions({ row, name }: { row: BankAccountRow; name: string }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const makeDefault = useWrite('POST /ws/wallet/bankAccount/default', { onDone: () => toast.success(s.defaulted) })
  const remove = useWrite('POST /ws/wallet/bankAccount/remove', { onDone: () => toast.success(s.removed) })
  const ask = async () => {
    const yes = await confirm({ title: s.removeTitle, body: s.removeBody(name), verb: s.remove, tone: 'bad' })
    if (yes) await remove.run({ id: row.id })
  }
  return (
    <span className={blocks.buttonsEnd}>
      {!row.isDefault && (
        <ActButton
          needs="bank:edit"
          variant="subtle"
          size="compact-sm"
          aria-label={s.defaultThis(name)}
          loading={makeDefault.pending}
          onClick={() => makeDefault.run({ id: row.id })}
        >
          {s.toDefault}
        </ActButton>
      )}
      <ActButton
        needs="bank:edit"
        variant="subtle"
        color="bad"
        size="compact-sm"
        aria-label={s.removeThis(name)}
        loading={remove.pending}
        throttleMs={0}
        onClick={() => void ask()}
      >
        {s.remove}
      </ActButton>
    </span>
  )
}
