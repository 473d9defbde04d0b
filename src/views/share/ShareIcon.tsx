/** An arrow out of a box. */
export function ShareIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18" />
    </svg>
  );
}
