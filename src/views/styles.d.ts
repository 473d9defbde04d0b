declare module '*/theme.css';
declare module '*/fonts.css';
