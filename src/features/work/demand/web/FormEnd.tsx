import { Alert, Button } from '@mantine/core'
import type { ActForm } from '../../../../platform/web/ui/useActForm.ts'

/** The end of a form on a page: why it was refused, and its one button. */
export function FormEnd<V>({ of: { failure, pending }, verb }: { of: Pick<ActForm<V>, 'failure' | 'pending'>; verb: string }) {
  return (
    <>
      {failure && (
        <Alert color="bad" role="alert">
          {failure.message}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="default" loading={pending}>
          {verb}
        </Button>
      </div>
    </>
  )
}
