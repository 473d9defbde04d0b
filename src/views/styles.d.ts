declare module '*/theme.css';
