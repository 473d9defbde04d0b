import styles from './Switch.module.css';

export function Switch({
  label,
  isOn,
  onSwitch,
}: {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
