import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { savedCalls as calls } from '../contract/calls.ts'
import { bookmarks, setBookmark } from './bookmarks.ts'
import { editSearch, removeSearch, savedSearches, saveSearch } from './searches.ts'

export function savedRoutes(routes: Routes): void {
  read(routes, calls, 'GET /ws/saved/searches', (look, { list }) => savedSearches(look, list))
  write(routes, calls, 'POST /ws/saved/search', saveSearch)
  write(routes, calls, 'POST /ws/saved/search/edit', editSearch)
  write(routes, calls, 'POST /ws/saved/search/remove', (act, { id }) => removeSearch(act, id))
  read(routes, calls, 'GET /ws/saved/bookmarks', (look, { list }) => bookmarks(look, list))
  write(routes, calls, 'POST /ws/saved/bookmark', setBookmark)
}
