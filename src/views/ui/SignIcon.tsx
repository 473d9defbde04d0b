/** A minus or plus, drawn: a font's minus may be as short as a hyphen. */
export function SignIcon({ sign }: { sign: '−' | '+' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d={sign === '+' ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
    </svg>
  );
}
