import type { JSX } from 'preact';
import { RuleLink } from '../page/RuleLink';
import type { Term } from '../wire/protocol';
import { needs, signed } from './chance';

/** Every part of a number, each with its reason and its rule. */
export function Tally({
  terms,
  target,
  unit = 'needs',
}: {
  terms: Term[];
  target: number;
  unit?: string;
}): JSX.Element {
  return (
    <table class="tally">
      <caption class="sr">The tally</caption>
      <tbody>
        {terms.map((term, i) => (
          <tr key={`${term.why}${i}`}>
            <td class="value">{i === 0 ? term.value : signed(term.value)}</td>
            <td>{term.why}</td>
            <td class="by">
              <RuleLink id={term.rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td class="value">{needs(target)}</td>
          <td colSpan={2}>{unit}</td>
        </tr>
      </tfoot>
    </table>
  );
}
