import { createStore } from '../../../platform/web/store.ts'

/** Whether the search over the whole site is open: its button is in the header, its dialog beside the page. */
export const siteSearch = createStore(false)
