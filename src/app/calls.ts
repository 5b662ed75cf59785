import { ledgerCalls } from '../features/ledger/contract/calls.ts'
import { uploadCalls } from '../features/upload/contract/calls.ts'

/** Every call of the product: what the API description shows and the authorization matrix walks. */
export const allCalls = {
  ...uploadCalls,
  ...ledgerCalls,
}
