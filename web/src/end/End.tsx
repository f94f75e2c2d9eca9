import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Guard } from '../page/Guard';
import { Home } from '../page/Home';
import type { View } from '../wire/protocol';
import { useAccount } from './account';
import { Before } from './Before';
import { Course } from './Course';
import { Onward } from './Onward';
import { lost, outcome, title } from './title';
import { WhoDidWhat } from './WhoDidWhat';

/** The fight is over: how it ended, what is urgent, who did what, and what comes next. */
export function End({ view }: { view: View }): JSX.Element {
  const account = useAccount(view);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const fallen = account ? lost(account) : [];
  return (
    <div class="end-page">
      <header class="sheet verdict">
        <div class="row">
          <Home size={24} />
          <p class="fine">
            <bdi>{view.table.title}</bdi>
            <span> · {view.table.phase === 'over' ? 'Over' : 'Aftermath'}</span>
          </p>
        </div>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{account ? title(account) : 'The fight is over'}</bdi>
        </h1>
        {account && (
          <p class="outcome">
            <bdi>{outcome(account)}</bdi>{' '}
            {fallen.length > 0 && (
              <b>
                <bdi>{fallen.join(' ')}</bdi>
              </b>
            )}
          </p>
        )}
      </header>
      <div class="end-sheets">
        <Guard what="What is urgent">
          <Before view={view} account={account} />
        </Guard>
        {account && (
          <>
            <Guard what="Who did what">
              <WhoDidWhat account={account} />
            </Guard>
            <Guard what="The course of the fight">
              <Course account={account} />
            </Guard>
          </>
        )}
      </div>
      <Onward view={view} />
    </div>
  );
}
