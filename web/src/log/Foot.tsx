import type { JSX } from 'preact';
import { Icon } from '../look/Icon';
import { FILTER_NAMES, FILTERS, type Filter } from './filter';
import { Keep } from './Keep';

interface Props {
  filter: Filter;
  search: string;
  onFilter(filter: Filter): void;
  onSearch(search: string): void;
}

/** Below the story: to find something in it, and to keep it. */
export function Foot({ filter, search, onFilter, onSearch }: Props): JSX.Element {
  return (
    <div class="log-bar">
      <label class="find">
        <Icon name="search" />
        <input
          type="search"
          placeholder="Find in the story"
          aria-label="Find in the story"
          value={search}
          onInput={event => onSearch(event.currentTarget.value)}
        />
      </label>
      <select
        aria-label="What is told"
        value={filter}
        onChange={event => onFilter(event.currentTarget.value as Filter)}
      >
        {FILTERS.map(one => (
          <option key={one} value={one}>
            {FILTER_NAMES[one]}
          </option>
        ))}
      </select>
      <Keep />
    </div>
  );
}
