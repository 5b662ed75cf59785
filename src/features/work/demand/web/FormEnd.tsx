import { Alert } from '@mantine/core'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import type { ActNeeds } from '../../../../platform/web/ui/acts.ts'
import type { ActForm } from '../../../../platform/web/ui/useActForm.ts'

/** The end of a form on a page: why it was refused, and its one button. */
export function FormEnd<V>({
  of: { failure, pending },
  verb,
  needs,
}: {
  of: Pick<ActForm<V>, 'failure' | 'pending'>
  verb: string
  needs: ActNeeds
}) {
  return (
    <>
      {failure && (
        <Alert color="bad" role="alert">
          {failure.message}
        </Alert>
      )}
      <div>
        <ActButton needs={needs} type="submit" variant="default" loading={pending}>
          {verb}
        </ActButton>
      </div>
    </>
  )
}
