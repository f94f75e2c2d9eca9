import archive from 'line:archive';
import bell from 'line:bell';
import book from 'line:book-open';
import check from 'line:check';
import down from 'line:chevron-down';
import back from 'line:chevron-left';
import forth from 'line:chevron-right';
import up from 'line:chevron-up';
import help from 'line:circle-help';
import compare from 'line:columns-2';
import area from 'line:cone';
import copy from 'line:copy';
import dice from 'line:dices';
import more from 'line:ellipsis';
import eye from 'line:eye';
import hide from 'line:eye-off';
import hand from 'line:hand';
import home from 'line:house';
import keys from 'line:keyboard';
import layers from 'line:layers';
import link from 'line:link';
import spread from 'line:list';
import minus from 'line:minus';
import moon from 'line:moon';
import point from 'line:mouse-pointer-2';
import pause from 'line:pause';
import pencil from 'line:pencil';
import play from 'line:play';
import plus from 'line:plus';
import qr from 'line:qr-code';
import replay from 'line:rewind';
import again from 'line:rotate-ccw';
import turn from 'line:rotate-cw';
import route from 'line:route';
import ruler from 'line:ruler';
import judge from 'line:scale';
import fit from 'line:scan';
import search from 'line:search';
import share from 'line:share';
import danger from 'line:shield-alert';
import first from 'line:skip-back';
import last from 'line:skip-forward';
import sun from 'line:sun';
import trash from 'line:trash-2';
import warning from 'line:triangle-alert';
import undo from 'line:undo-2';
import people from 'line:users';
import sound from 'line:volume-2';
import silence from 'line:volume-x';
import offline from 'line:wifi-off';
import close from 'line:x';
import type { JSX } from 'preact';

/** Line drawings in a box of 24; they take the colour of the text. */
const LINES: Record<string, string> = {
  again,
  archive,
  area,
  back,
  bell,
  book,
  check,
  close,
  compare,
  copy,
  danger,
  dice,
  down,
  eye,
  first,
  fit,
  forth,
  hand,
  help,
  hide,
  home,
  judge,
  keys,
  last,
  layers,
  link,
  minus,
  moon,
  more,
  offline,
  pause,
  pencil,
  people,
  play,
  plus,
  point,
  qr,
  replay,
  route,
  ruler,
  search,
  share,
  silence,
  sound,
  spread,
  sun,
  trash,
  turn,
  undo,
  up,
  warning,
  why: help,
};

export function Icon({ name, size = 18 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: LINES[name] ?? '' }}
    />
  );
}
